/** What a file input takes as a text. */
export const TEXT_FILES = '.docx,.md,.markdown,.txt,text/markdown,text/plain';
