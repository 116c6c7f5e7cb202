import { sql } from 'kysely'

/**
 * SQL condition: a person can sign in with this login. A new login has no password until the custodial agreement is
 * signed.
 * @param user the alias of `portal_user`
 */
export const canLogIn = (user: string) =>
  sql<boolean>`(${sql.ref(`${user}.password_hash`)} is not null and ${sql.ref(`${user}.disabled_at`)} is null)`
