/** A static information page. */
export interface AboutDocument {
  /** ISO 8601 instant from which it is effective; left out if it is not an agreement. */
  since?: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export type AboutDocuments = Record<'terms' | 'privacy' | 'agreement' | 'us', AboutDocument>;
