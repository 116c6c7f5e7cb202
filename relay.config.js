// relay-compiler (a native binary) and babel-plugin-relay both read this file.
const config = {
  src: './web',
  // schema.graphql without its deprecated names, written by scripts/relay-schema.ts before each compilation.
  schema: './node_modules/.cache/relay.graphql',
  language: 'typescript',
  eagerEsModules: true,
  artifactDirectory: './web/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  typescriptExcludeUndefinedFromNullableUnion: true,
  customScalarTypes: { Date: 'string', DateTime: 'string', Money: 'number' },
  persistConfig: { file: './gateway/documents.json', algorithm: 'SHA256' },
}

// The compiler's binary loads this file with require() and uses the export of this name.
export { config as default, config as 'module.exports' }
