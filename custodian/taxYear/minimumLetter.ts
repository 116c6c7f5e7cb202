import type { Mail } from '../mail/templates.ts'
import type { Minimum } from '../minimums/minimums.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { formatCents } from '../platform/money.ts'

/**
 * A letter with one owner's required minimums: the amount, its due day and the offer to calculate the amount, as IRS
 * Notice 2002-27 requires. Also names an open first minimum of the year before.
 */
export function minimumLetter(year: number, minimums: readonly Minimum[]): Mail {
  const ofYear = minimums.filter((minimum) => minimum.year === year)
  const first = minimums.filter((minimum) => minimum.year < year && minimum.remaining > 0n)
  return {
    subject: `Your required minimum distribution for ${year}`,
    text: [
      `You are required to take a minimum distribution for ${year}. We report to the Internal Revenue Service that one is required.`,
      ofYear.map(amountLine).join('\n'),
      ...(first.length > 0 ? [first.map(firstLine).join('\n')] : []),
      `The amount for ${year} is the value of the account at the end of ${year - 1}, divided by the years of the Uniform Lifetime Table for your age. ${first.length > 0 ? `Your first minimum comes from the value at the end of ${year - 2} in the same way. ` : ''}A tax of 25% may be due on any part that is not paid by its due day.`,
      'Call us to take it. We can also recalculate it for you, for example for a spouse who is more than ten years younger and your only beneficiary.',
    ].join('\n\n'),
  }
}

function amountLine({ accountNumber, minimum, remaining, dueOn }: Minimum): string {
  const line = `Account ${accountNumber}: ${formatCents(minimum)} by ${usDate(dueOn)}`
  return remaining === minimum ? `${line}.` : `${line}, of which ${formatCents(minimum - remaining)} is paid.`
}

function firstLine({ accountNumber, year, remaining, dueOn }: Minimum): string {
  return `Account ${accountNumber}: ${formatCents(remaining)} of your first minimum, for ${year}, is also due by ${usDate(dueOn)}. Payments count toward it first.`
}
