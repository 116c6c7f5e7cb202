import { EVENT_KINDS } from '../../contract/events.ts'

/** Parses the arguments of the command; null if they are malformed. The custodian validates the values. */
export function readWebhookCommand(words: readonly string[]): { path: string; body: object } | null {
  const [verb, subject = '', ...more] = words
  if (verb === 'list' && words.length === 1) return { path: '/webhook/command/list', body: {} }
  if (verb === 'end' && more.length === 0 && isNumber(subject))
    return { path: '/webhook/command/end', body: { webhookId: Number(subject) } }
  if (verb === 'test' && more.length === 0 && isNumber(subject))
    return { path: '/webhook/command/test', body: { webhookId: Number(subject) } }
  if (verb === 'roll' && isNumber(subject)) {
    const [word, hours = ''] = more
    const webhookId = Number(subject)
    if (more.length === 0) return { path: '/webhook/command/secret', body: { webhookId } }
    const isHours = more.length === 2 && word === '--keep-old' && /^\d{1,2}$/.test(hours)
    return isHours ? { path: '/webhook/command/secret', body: { webhookId, keepOldHours: Number(hours) } } : null
  }
  if (verb === 'replay' && isNumber(subject)) {
    const [word, position = ''] = more
    const webhookId = Number(subject)
    if (more.length === 0) return { path: '/webhook/command/replay', body: { webhookId } }
    const isPosition = more.length === 2 && word === '--after' && /^\d{1,15}$/.test(position)
    return isPosition ? { path: '/webhook/command/replay', body: { webhookId, after: Number(position) } } : null
  }
  if (verb !== 'create' || more.length < 1 || more.length % 2 !== 1) return null
  const [url, ...kinds] = more
  const named = kinds.flatMap((word, at) =>
    at % 2 === 0 ? [] : [kinds[at - 1] === '--kind' ? word.toUpperCase() : ''],
  )
  return { path: '/webhook/command', body: { name: subject, url, kinds: named.length > 0 ? named : EVENT_KINDS } }
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
