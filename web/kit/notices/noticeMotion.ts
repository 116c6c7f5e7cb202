/** Duration of a notice's enter or exit animation, in milliseconds. */
const transition = 250

/**
 * Shortens the running animations of a notice. Fluent animates a notice in consecutive steps that take longer, and has
 * no setting for that. Animations that reduced motion has shortened to 1 ms stay.
 */
export function keepTime(noticeId: string): void {
  for (const animation of document.getElementById(noticeId)?.getAnimations?.() ?? []) {
    const { duration } = animation.effect?.getTiming() ?? {}
    if (typeof duration === 'number' && duration > 1) animation.effect?.updateTiming({ delay: 0, duration: transition })
  }
}

/** Shortens the animations of a notice until it is removed, because its exit animation starts a few renders later. */
export function keepTimeUntilGone(noticeId: string): void {
  if (!document.getElementById(noticeId)) return
  keepTime(noticeId)
  requestAnimationFrame(() => keepTimeUntilGone(noticeId))
}
