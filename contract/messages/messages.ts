/**
 * Typed messages. English is the source; Chinese is typed by it, so that a missing text does not compile. A
 * message is a string, or a function of its parameters if it contains a number or a name.
 */
export type Message = string | ((parameters: never) => string);
export type MessageTree = { readonly [key: string]: Message | MessageTree };

/** The shape of a translation: the same keys, the same parameters. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (parameters: infer Parameters) => string
      ? (parameters: Parameters) => string
      : Translation<Source[Key]>;
};
