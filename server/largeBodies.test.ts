import { expect, test } from 'vitest'
import { createLargeBodies } from './largeBodies.ts'

const taken = (result: ReturnType<ReturnType<typeof createLargeBodies>['take']>) => {
  if ('refused' in result) throw new Error(`refused for ${result.refused}`)
  return result
}

test('limits the buffered bytes per caller and in total, until they are released', () => {
  const bodies = createLargeBodies(20, 50)
  const anns = taken(bodies.take('ann', 15))
  expect(bodies.take('ann', 10)).toEqual({ refused: 'caller' })
  taken(bodies.take('ben', 20))
  expect(bodies.take('cara', 20)).toEqual({ refused: 'all' })
  anns.release()
  anns.release()
  taken(bodies.take('cara', 20))
  expect(bodies.take('ann', 15)).toEqual({ refused: 'all' })
  taken(bodies.take('ann', 10))
})
