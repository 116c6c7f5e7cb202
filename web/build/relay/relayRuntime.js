/** The exports of relay-runtime that the portal and the used parts of react-relay need. */
export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment'
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork'
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable'
export { default as PreloadableQueryRegistry } from 'relay-runtime/lib/query/PreloadableQueryRegistry'
export { default as Record } from 'relay-runtime/lib/store/RelayModernRecord'
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource'
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags'
export { default as ReplaySubject } from 'relay-runtime/lib/util/RelayReplaySubject'
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore'
export { default as commitLocalUpdate } from 'relay-runtime/lib/mutations/commitLocalUpdate'
export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation'
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery'
export { default as getFragmentIdentifier } from 'relay-runtime/lib/util/getFragmentIdentifier'
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment'
export { default as getRefetchMetadata } from 'relay-runtime/lib/util/getRefetchMetadata'
export { default as getRequestIdentifier } from 'relay-runtime/lib/util/getRequestIdentifier'
export { default as getValueAtPath } from 'relay-runtime/lib/util/getValueAtPath'
export { default as isPromise } from 'relay-runtime/lib/util/isPromise'
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData'
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto'
export { getFragment, getRequest, graphql } from 'relay-runtime/lib/query/GraphQLTag'
export { createOperationDescriptor } from 'relay-runtime/lib/store/RelayModernOperationDescriptor'
export { areEqualSelectors, getSelector, getVariablesFromFragment } from 'relay-runtime/lib/store/RelayModernSelector'
export { ID_KEY } from 'relay-runtime/lib/store/RelayStoreUtils'
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors'
import {
  fetchQuery as fetchQueryInternal,
  fetchQueryDeduped,
  getPromiseForActiveRequest,
} from 'relay-runtime/lib/query/fetchQueryInternal'
import createRelayContext from 'relay-runtime/lib/store/createRelayContext'
import createRelayLoggingContext from 'relay-runtime/lib/store/createRelayLoggingContext'

export const __internal = {
  createRelayContext,
  createRelayLoggingContext,
  fetchQuery: fetchQueryInternal,
  fetchQueryDeduped,
  getPromiseForActiveRequest,
}
