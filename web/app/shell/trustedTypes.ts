/** The part of the browser's Trusted Types API that the portal uses. */
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

/** HTML sinks such as innerHTML accept plain text, but no markup or scripts. */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
factory?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? refuse() : text),
  createScript: refuse,
  createScriptURL: refuse,
})
