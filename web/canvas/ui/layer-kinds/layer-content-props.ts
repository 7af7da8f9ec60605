export interface LayerContentProps<Layer> {
  layer: Layer;
  /** URL of its source, for kinds that have one; undefined while it is unavailable. */
  url: string | undefined;
}
