/** A static information page. */
export interface AboutDocument {
  /** ISO 8601 instant since when it holds; left out if nothing is agreed on. */
  since?: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export type AboutDocuments = Record<'terms' | 'privacy' | 'agreement' | 'us', AboutDocument>;
