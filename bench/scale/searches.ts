import type { WatchedDatabase } from '../../tests/plans.ts'
import { searchOwners, type OwnerFilter } from '../../contract/owners.ts'
import { ordersOf } from './asks.ts'

/** A row of the table `owner_search`. */
type Owner = Record<
  'first_name' | 'last_name' | 'account' | 'born' | 'address1' | 'city' | 'state' | 'zip' | 'email' | 'phone',
  string
>

/** Some letters of `text`, from a position that depends on `n`. */
const part = (text: string, length: number, n: number) =>
  text.slice(n % Math.max(1, text.length - length + 1)).slice(0, length)
const houseNumber = ({ address1 }: Owner) => address1.split(' ', 1)[0] ?? ''
const street = ({ address1 }: Owner) => address1.slice(address1.indexOf(' ') + 1)

/** Searches by staff for one owner, named by the fields that they fill in. */
const LOOKS: Readonly<Record<string, (owner: Owner, n: number) => OwnerFilter>> = {
  'first name': (owner) => ({ firstName: owner.first_name }),
  'last name': (owner) => ({ lastName: owner.last_name }),
  'part of a last name': (owner, n) => ({ lastName: part(owner.last_name, 3 + (n % 2), n) }),
  'two letters of a last name': (owner, n) => ({ lastName: part(owner.last_name, 2, n) }),
  'a letter of a last name': (owner, n) => ({ lastName: part(owner.last_name, 1, n) }),
  'first and last name': (owner) => ({ firstName: owner.first_name, lastName: owner.last_name }),
  'account number': (owner) => ({ accountNumber: owner.account }),
  'beginning of an account number': (owner, n) => ({ accountNumber: owner.account.slice(0, 3 + (n % 6)) }),
  'end of an account number': (owner, n) => ({ accountNumber: owner.account.slice(-2 - (n % 3)) }),
  'date of birth': (owner) => ({ dob: owner.born }),
  'house number and street': (owner) => ({ address1: owner.address1.slice(0, houseNumber(owner).length + 4) }),
  street: (owner) => ({ address1: street(owner) }),
  'part of a street': (owner, n) => ({ address1: part(street(owner), 3, n) }),
  'house number': (owner) => ({ address1: houseNumber(owner) }),
  'a digit of an address': (owner, n) => ({ address1: part(houseNumber(owner), 1, n) }),
  city: (owner) => ({ city: owner.city }),
  'part of a city': (owner, n) => ({ city: part(owner.city, 3, n) }),
  state: (owner) => ({ state: owner.state }),
  zip: (owner) => ({ zip: owner.zip }),
  'beginning of an e-mail address': (owner, n) => ({ email: owner.email.slice(0, 5 + (n % 8)) }),
  'phone number': (owner) => ({ phone: owner.phone }),
  'first name and part of the address': (owner, n) => ({
    firstName: owner.first_name,
    address1: part(street(owner), 3 + (n % 3), n),
  }),
  'last name and state': (owner) => ({ lastName: owner.last_name, state: owner.state }),
  'city and house number': (owner) => ({ city: owner.city, address1: houseNumber(owner) }),
  'state and first letters of a name': (owner) => ({ state: owner.state, lastName: owner.last_name.slice(0, 2) }),
}

type Search = { body: OwnerFilter; sort: string }

/** Creates this many searches of each kind, each with the next sort order, for owners spread over the table. */
export async function searchesOf(
  { executeSql }: Pick<WatchedDatabase, 'executeSql'>,
  count: number,
): Promise<Map<string, Search[]>> {
  const { rows } = await executeSql(`
    select owner.* from (select min(account_owner_id) as lo, max(account_owner_id) as hi from owner_search) ends,
      generate_series(0, ${count - 1}) n, lateral (
        select first_name, last_name, plan_account_number as account, date_of_birth::text as born, address1, city, state,
          zip, email, phone from owner_search
        where account_owner_id >= lo + (hi - lo)::bigint * n / ${count} and zip <> '' and email <> '' and account_id > 0
        order by account_owner_id, account_id limit 1) owner`)
  const orders = ordersOf(searchOwners)
  const searches = (look: (typeof LOOKS)[string]) =>
    (rows as Owner[]).map((owner, n) => ({
      body: look(owner, n),
      sort: orders[Math.floor(n / 2) % orders.length] ?? '',
    }))
  return new Map(Object.entries(LOOKS).map(([kind, look]) => [kind, searches(look)]))
}
