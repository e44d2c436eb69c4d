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

	private static final String MISSING = "there is no such file or folder; check the path";

	public UnusableFileException(Path file, IOException cause) {
		super(WRONG_CALL, named(file) + ": " + reason(file, cause), cause);
	}

	/** The file as messages name it, on one line. */
	public static String named(Path file) {
		return file.toString().isEmpty() ? "''" : PlainText.oneLine(file.toString());
	}

	/** What is the matter with the file and what helps, without its name. */
	public static String reason(Path file, IOException e) {
		if (Files.isDirectory(file)) {
			return "this is a folder; name a file";
		}
		return e instanceof NoSuchFileException ? missing(file) : reason(e);
	}

	private static String missing(Path file) {
		String name = file.toString();
		if (name.equals("-")) {
			return "there is no file of this name; for standard input write /dev/stdin";
		}
		return name.indexOf('\uFFFD') >= 0
				? "the name has bytes that are no UTF-8, by which no file can be found; give it another name"
				: MISSING;
	}

	/** What is the matter with a file that is not known, and what helps. */
	public static String reason(IOException e) {
		return switch (e) {
			case NoSuchFileException missing -> MISSING;
			case AccessDeniedException denied -> "no permission; check who owns it";
			case FileAlreadyExistsException exists -> "there is a file of that name; move it away";
			case CharacterCodingException encoding -> "this is no UTF-8 text; save it as UTF-8";
			case FileSystemException loop when isLoop(loop) ->
				"this link leads back to itself; remove it, or let it lead to the file";
			case FileSystemException file -> PlainText.oneLine(String.valueOf(file.getReason()));
			default -> PlainText.oneLine(String.valueOf(e.getMessage()));
		};
	}

	private static boolean isLoop(FileSystemException e) {
		return String.valueOf(e.getReason()).contains("symbolic links");
	}
}
