import { expect, test } from 'vitest'
import { idleShare, judge, timeline } from './lateVisit.ts'

test.each([
  { visit: 'all times within 3 s', times: [600, 900, 80], idle: 0.9, verdict: 'in time' },
  { visit: 'a time of exactly 3 s', times: [3_000], idle: 0.9, verdict: 'in time' },
  {
    visit: 'a first load over 3 s on an idle machine',
    times: [20_200, 20_250, 80],
    idle: 0.93,
    verdict: 'stood still',
  },
  { visit: 'a step over 3 s on an idle machine', times: [600, 900, 3_001], idle: 0.8, verdict: 'stood still' },
  { visit: 'a first load over 3 s on a busy machine', times: [3_400, 3_900, 700], idle: 0.02, verdict: 'slow machine' },
  { visit: 'a step that never ended', times: [600, 900, NaN], idle: 0.9, verdict: 'stood still' },
])('judges a visit with $visit as "$verdict"', ({ times, idle, verdict }) => {
  expect(judge(times, idle)).toBe(verdict)
})

test('computes the share of idle CPU time between two samples', () => {
  expect(idleShare({ idle: 100, all: 1_000 }, { idle: 400, all: 2_000 })).toBe(0.3)
  expect(idleShare({ idle: 100, all: 1_000 }, { idle: 100, all: 1_000 })).toBe(0)
})

test('names the longest gap without received data, and the responses that never arrived', () => {
  const [pause, , ...lines] = timeline([
    { path: '/graphql', asked: 250, firstByte: 0, end: 0 },
    { path: '/home', asked: 0, firstByte: 30, end: 60 },
    { path: '/assets/react.js', asked: 40, firstByte: 70, end: 19_730 },
  ])
  expect(pause).toBe('nothing arrived from 70 to 19730 ms')
  expect(lines).toEqual([
    '     0     30     60 /home',
    '    40     70  19730 /assets/react.js',
    '   250      …      … /graphql',
  ])
})
