import { nothingOf, type FormFigures } from './figures.ts'

/** A form as it was prepared last. */
export interface PreparedForm extends FormFigures {
  /** The code of number 0, by which its corrections are found. */
  firstCode: string
  number: number
}

/** What a run adds: a form of its own, number 0, or a correction of an earlier one. */
export type NewForm = PreparedForm

/**
 * What has to be prepared beside what was. A form that has changed is corrected, whole. When one code takes the place of
 * another the same form is corrected; what should not have been sent is corrected to nothing.
 */
export function newForms(last: readonly PreparedForm[], current: readonly FormFigures[]): NewForm[] {
  const added: NewForm[] = []
  const gone = new Set(last.filter((form) => !isNothing(form) && !current.some((now) => isSame(form, now))))
  for (const now of current) {
    const before = last.find((form) => isSame(form, now)) ?? [...gone].find((form) => isOfOne(form, now))
    if (before) gone.delete(before)
    if (before && equals(before, now)) continue
    added.push(before ? correctionOf(before, now) : { ...now, firstCode: freeCode(last, now), number: 0 })
  }
  return [...added, ...[...gone].map((form) => correctionOf(form, nothingOf(form)))]
}

const correctionOf = (before: PreparedForm, now: FormFigures): NewForm => ({
  ...now,
  firstCode: before.firstCode,
  number: before.number + 1,
})

/** Of one recipient: what one was paid never takes the place of what another was. */
const isOfOne = (form: FormFigures, other: FormFigures) => form.form === other.form && form.payeeId === other.payeeId

const isSame = (form: FormFigures, other: FormFigures) => isOfOne(form, other) && form.code === other.code

/** A code under which a form began before, and which it has left: the new one is told apart by a sign. */
function freeCode(last: readonly PreparedForm[], now: FormFigures): string {
  let code = now.code
  while (last.some((form) => isOfOne(form, now) && form.firstCode === code)) code += '*'
  return code
}

const isNothing = (form: FormFigures) => equals(form, nothingOf(form))

function equals(one: FormFigures, other: FormFigures): boolean {
  return textOf(one) === textOf(other)
}

function textOf(form: FormFigures): string {
  const { code, gross, taxable, isTaxableUndetermined, isTotalDistribution, federal, states } = form
  const { rollover, lateRollover, value, isMinimumRequired } = form
  return [
    [form.form, form.payeeId, code, gross, taxable, isTaxableUndetermined, isTotalDistribution, federal],
    [rollover, lateRollover, value, isMinimumRequired],
    ...states.map(({ state, tax, distribution }) => [state, tax, distribution]),
  ].join('|')
}
