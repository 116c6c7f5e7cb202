import { beforeEach, describe, expect, it } from 'vitest'
import { keepTime } from './noticeMotion.ts'

let told: EffectTiming[] = []

/** Adds a notice with one running animation. */
function moving(duration: number) {
  const notice = document.createElement('div')
  notice.id = 'notice-1'
  const effect = { getTiming: () => ({ duration }), updateTiming: (timing: EffectTiming) => told.push(timing) }
  notice.getAnimations = () => [{ effect } as unknown as Animation]
  document.body.replaceChildren(notice)
}

describe('the animation of a notice', () => {
  beforeEach(() => {
    told = []
  })

  it('shortens a notice animation of 400 ms to 250 ms without delay', () => {
    moving(400)
    keepTime('notice-1')
    expect(told).toEqual([{ delay: 0, duration: 250 }])
  })

  it('leaves a notice animation of 1 ms unchanged, as set for reduced motion', () => {
    moving(1)
    keepTime('notice-1')
    expect(told).toEqual([])
  })
})
