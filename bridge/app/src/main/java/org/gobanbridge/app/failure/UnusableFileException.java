package org.gobanbridge.app.failure;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file that the call names cannot be read or written. The message names it as the call does. */
public final class UnusableFileException extends GobanException {
	private static final long serialVersionUID = 1L;

	public UnusableFileException(Path file, IOException cause) {
		super(WRONG_CALL, named(file) + ": " + reason(file, cause), cause);
	}

	/** The file as messages name it, on one line. */
	public static String named(Path file) {
		return file.toString().isEmpty() ? "''" : PlainText.oneLine(file.toString());
	}

	/** What is the matter with the file and what helps, without its name. */
	public static String reason(Path file, IOException e) {
		return Files.isDirectory(file) ? "this is a folder; name a file" : reason(e);
	}

	/** What is the matter with a file that is not known, and what helps. */
	public static String reason(IOException e) {
		return switch (e) {
			case NoSuchFileException missing -> "there is no such file or folder; check the path";
			case AccessDeniedException denied -> "no permission; check who owns it";
			case FileAlreadyExistsException exists -> "there is a file of that name; move it away";
			case CharacterCodingException encoding -> "this is no UTF-8 text; save it as UTF-8";
			case FileSystemException file -> PlainText.oneLine(String.valueOf(file.getReason()));
			default -> PlainText.oneLine(String.valueOf(e.getMessage()));
		};
	}
}
