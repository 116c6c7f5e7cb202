/** Duration of a notice's enter and exit animation, in milliseconds. */
const transition = 250

/**
 * Fluent animates notices in consecutive steps that take longer than ours and has no setting for it. So this changes
 * the running animations; shorter ones for reduced motion stay.
 */
export function keepTime(noticeId: string): void {
  for (const animation of document.getElementById(noticeId)?.getAnimations?.() ?? []) {
    const { duration } = animation.effect?.getTiming() ?? {}
    if (typeof duration === 'number' && duration > 1) animation.effect?.updateTiming({ delay: 0, duration: transition })
  }
}

/** The exit animation starts with one of the next renders. */
export function keepTimeUntilGone(noticeId: string): void {
  if (!document.getElementById(noticeId)) return
  keepTime(noticeId)
  requestAnimationFrame(() => keepTimeUntilGone(noticeId))
}
