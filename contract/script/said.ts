/** What the words around a quote tell of its speaker: a name, a pronoun in lower case, or `''` for the person who was named last. */
export interface Said {
  name: string;
}
