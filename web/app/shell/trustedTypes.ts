/** The part of the browser's Trusted Types interface that is used here. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (text: string) => string
      createScript: (text: string) => string
      createScriptURL: (text: string) => string
    },
  ) => unknown
}

const refuse = (): never => {
  throw new TypeError('Refused')
}

/** Text may pass through an HTML sink, markup and scripts never. */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
factory?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? refuse() : text),
  createScript: refuse,
  createScriptURL: refuse,
})
