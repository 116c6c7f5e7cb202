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

  it('animates a notice in one step of at most 250 ms', () => {
    moving(400)
    keepTime('notice-1')
    expect(told).toEqual([{ delay: 0, duration: 250 }])
  })

  it('animates no notice for users who prefer reduced motion', () => {
    moving(1)
    keepTime('notice-1')
    expect(told).toEqual([])
  })
})
