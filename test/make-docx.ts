import { ZipFile } from "yazl";

export const relationshipTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const contentTypesWith = (main: string, more = "") =>
	`${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${more}
<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

export const relationshipsOf = (entries: string) =>
	`${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
${entries}</Relationships>`;

export const documentOf = (body: string) =>
	`${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
	xmlns:r="${relationshipTypes}" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}</w:body></w:document>`;

/** The parts of a Word document as Word writes them; `body` is its content. */
export const wordParts = (body = "<w:p><w:r><w:t>evidence</w:t></w:r></w:p>"): Record<string, string | Buffer> => ({
	"[Content_Types].xml": contentTypesWith(
		"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
	),
	"_rels/.rels": relationshipsOf(
		`<Relationship Id="rId1" Type="${relationshipTypes}/officeDocument" Target="word/document.xml"/>`,
	),
	"word/document.xml": documentOf(body),
});

/** An archive of these parts, in their order. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
	const file = new ZipFile();
	for (const [name, content] of Object.entries(parts)) file.addBuffer(Buffer.from(content as string), name);
	file.end();
	const chunks: Buffer[] = [];
	for await (const chunk of file.outputStream) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

/** A Word document with these parts added or put in another's place. */
export const makeDocx = (parts: Record<string, string | Buffer> = {}) => zipOf({ ...wordParts(), ...parts });
