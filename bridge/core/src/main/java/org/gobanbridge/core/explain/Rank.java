package org.gobanbridge.core.explain;

import java.util.List;

/** One rank of FORMATS 6: the explanations of its kind that explain every difference, or none. */
interface Rank {
	List<Explanation> explain(Situation situation);
}
