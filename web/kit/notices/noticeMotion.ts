/** How long a notice takes to come and to go, in milliseconds. */
const transition = 250

/**
 * Fluent lets a notice come and go in steps, one after the other and longer than ours; there is no setting for it, so
 * the animations under way are told their time. Shorter ones, for people who want less motion, stay as they are.
 */
export function keepTime(noticeId: string): void {
  for (const animation of document.getElementById(noticeId)?.getAnimations?.() ?? []) {
    const { duration } = animation.effect?.getTiming() ?? {}
    if (typeof duration === 'number' && duration > 1) animation.effect?.updateTiming({ delay: 0, duration: transition })
  }
}

/** The way out begins with one of the next renderings. */
export function keepTimeUntilGone(noticeId: string): void {
  if (!document.getElementById(noticeId)) return
  keepTime(noticeId)
  requestAnimationFrame(() => keepTimeUntilGone(noticeId))
}
