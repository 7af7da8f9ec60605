// contract/documents/define-document.ts
/** @throws Error if a version has no step to the next one */
function defineDocument(kind) {
	for (let version = 1; version < kind.version; version += 1) if (!kind.upgrades[version]) throw new Error(`Documents of kind ${kind.kind} have no step from version ${version}`);
	return kind;
}
/**
* Content of any version up to the kind's, upgraded and checked.
* @returns undefined for content that is damaged, or of a version that this program does not know yet
*/
function readDocument(kind, version, content) {
	if (!Number.isInteger(version) || version < 1 || version > kind.version) return void 0;
	let current = content;
	try {
		for (let at = version; at < kind.version; at += 1) current = kind.upgrades[at]?.(current);
	} catch {
		return;
	}
	return kind.parse(current);
}
var FILE_SOURCE = /^file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** How a document names a stored file. */
var fileSource = (fileId) => `file:${fileId}`;
/** Id of the file that a source names; undefined for a name that only one browser knows. */
var fileIdOf = (source) => FILE_SOURCE.exec(source)?.[1];
export { readDocument as i, fileIdOf as n, fileSource as r, defineDocument as t };
