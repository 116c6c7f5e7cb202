interface Died {
  ownerId: number
  diedOn: string
  /** Guid of the certificate, a document of the owner. */
  guid: string
  /** SQL time of the report, the opening and the confirmation, and the two logins. */
  at?: string
  reporter?: string
  confirmer?: string
}

/** Statements that insert the owner's death, confirmed by a person who opened the certificate. */
export function confirmedDeath({
  ownerId,
  diedOn,
  guid,
  at = 'now()',
  reporter = '21',
  confirmer = '22',
}: Died): readonly string[] {
  const reported = `account_owner_id = ${ownerId} and state = 'REPORTED'`
  return [
    `insert into owner_death (account_owner_id, died_on, attachment_id, reported_at, reported_by)
     select ${ownerId}, '${diedOn}', attachment_id, ${at}, ${reporter} from attachment where guid = '${guid}'`,
    `insert into audit (at, user_id, action, entity, entity_id)
     select reported_at, ${confirmer}, 'attachment.download', 'attachment', attachment_id::text
     from owner_death where ${reported}`,
    `update owner_death set state = 'CONFIRMED', confirmed_at = reported_at, confirmed_by = ${confirmer} where ${reported}`,
  ]
}
