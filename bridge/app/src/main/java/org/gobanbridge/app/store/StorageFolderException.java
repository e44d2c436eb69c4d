package org.gobanbridge.app.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.gobanbridge.app.failure.GobanException;

/** The folder that was chosen for journal and records cannot be made, or not be written to. */
public final class StorageFolderException extends GobanException {
	private static final long serialVersionUID = 1L;

	StorageFolderException(Path folder, IOException cause) {
		super(WRONG_CALL, folder + ": no journal can be kept here: " + reason(cause)
				+ "; choose another storage.folder, or see who may write there", cause);
	}

	private static String reason(IOException cause) {
		return switch (cause) {
			case FileAlreadyExistsException file -> file.getFile() + " is a file and no folder";
			case AccessDeniedException denied ->
				denied.getFile() + " cannot be written to by " + System.getProperty("user.name");
			case FileSystemException other when other.getReason() != null -> other.getFile() + ": " + other.getReason();
			default -> cause.getMessage() + " cannot be made";
		};
	}
}
