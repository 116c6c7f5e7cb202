/** SQL of one owner with one account of a plan; the account has no book yet. */
export const ONE_ACCOUNT = `
  insert into account_owner (account_owner_id, first_name, last_name) values (1, 'A', 'B');
  insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Alpha Plan', 325, 1);
  insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
    values (1, '100001', 'TRADITIONAL', 1, 1, 3)`
