/** Duration of a notice's enter and exit animation, in milliseconds. */
const transition = 250

/**
 * Fluent animates notices in consecutive steps, which take longer than ours, and has no setting for it. So this
 * function changes the running animations. It keeps the shorter ones of reduced motion.
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
