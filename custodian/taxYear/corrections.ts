import { nothingOf, type FormFigures } from './figures.ts'

/** The version of a form that was prepared last. */
export interface PreparedForm extends FormFigures {
  /** The distribution code of the form's version 0, which identifies the form in corrections. */
  firstCode: string
  number: number
}

/** A new form (number 0), or a correction of an earlier form. */
export type NewForm = PreparedForm

/**
 * Returns new forms, and corrections of the forms as last prepared. A correction repeats all amounts of a form. If the
 * distribution code of a form changes, the existing form is corrected. A form that should not exist is corrected to
 * zero amounts.
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

/** Whether both forms are of one kind and for one recipient. A correction never moves a form to another recipient. */
const isOfOne = (form: FormFigures, other: FormFigures) => form.form === other.form && form.payeeId === other.payeeId

const isSame = (form: FormFigures, other: FormFigures) => isOfOne(form, other) && form.code === other.code

/** The first code of a new form. Appends "*" if an earlier form of the recipient already began with this code. */
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
