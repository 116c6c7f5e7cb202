/** The exports of react-relay that the built page uses. Importing any other name fails the build. */
export { commitLocalUpdate, fetchQuery, graphql, readInlineData } from 'relay-runtime'
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery'
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider'
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment'
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery'
export { default as useQueryLoader } from 'react-relay/lib/relay-hooks/useQueryLoader'
export { default as useRefetchableFragment } from 'react-relay/lib/relay-hooks/useRefetchableFragment'
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment'
