/**
 * How fast it is: JMH benchmarks, run by {@code ./goban bench}. Not null-marked: JMH sets fields up when it likes. What
 * they measured on which machine is in BENCHMARKS.md.
 */
package org.gobanbridge.benchmarks;
