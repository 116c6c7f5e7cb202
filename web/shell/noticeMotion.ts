/** How long a notice takes to come and to go, in milliseconds. */
const transition = 250

/**
 * Fluent lets a notice come and go in steps, one after the other and longer than ours; there is no setting for it, so
 * the animations under way are told their time. Shorter ones, for people who want less motion, stay as they are.
 */
export function keepTime(notice: Element | null): void {
  for (const animation of notice?.getAnimations?.() ?? []) {
    const { duration } = animation.effect?.getTiming() ?? {}
    if (typeof duration === 'number' && duration > 1) animation.effect?.updateTiming({ delay: 0, duration: transition })
  }
}
