/** In the built page, stands in for Relay's cache of client-side resolvers: the portal has none, so there is nothing to do. */
export class LiveResolverCache {
  batchLiveStateUpdates(update: () => void): void {
    update()
  }
  batchLiveStateUpdatesWithoutNotify(update: () => void): boolean {
    update()
    return false
  }
  invalidateDataIDs(): void {}
  invalidateResolverRecords(): void {}
  unsubscribeFromLiveResolverRecords(): void {}
  notifyUpdatedSubscribers(): void {}
}
