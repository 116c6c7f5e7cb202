/** Stands in for the mirroring of styles in the built page: the portal is written from left to right only. */
export function convert<Styles>(styles: Styles): Styles {
  return styles
}

export function convertProperty<Value>(key: string, value: Value): { key: string; value: Value } {
  return { key, value }
}
