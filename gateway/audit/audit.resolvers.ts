import { getLastChanges, listAudit, listRowsRead } from '../../contract/audit.ts'
import { enumValueOf } from '../../contract/enumeration.ts'
import { ROLE } from '../../contract/roles.ts'
import { connectionBy, filterParameters, sortParameter } from '../graphql/connection.ts'
import type { Module } from '../graphql/module.ts'
import {
  auditActions,
  inOrder,
  labelInWords,
  personInWords,
  subjectInWords,
  titleInWords,
  valueInWords,
} from './words.ts'

export const audit: Module = {
  rules: {
    Viewer: { auditTrail: [listAudit], auditActions: [listAudit], rowsRead: [listRowsRead] },
    AccountOwner: { lastChanges: [getLastChanges] },
  },
  types: {
    desk: ['AuditEntry', 'AuditChange'],
    oversight: ['RowsRead', 'AuditAction', 'AuditEntryConnection', 'AuditEntryEdge'],
  },
  resolvers: {
    Viewer: {
      auditActions: () => auditActions,
      auditTrail: ({ caller }, args) =>
        connectionBy(
          args,
          (page) =>
            caller.call(listAudit, {
              query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
            }),
          (row) => row.id,
        ),
      rowsRead: ({ caller }) => caller.call(listRowsRead, {}),
    },
    AccountOwner: { lastChanges: ({ owner }) => owner.call(getLastChanges, {}) },
    AuditEntry: {
      auditId: (entry) => String(entry.id),
      role: ({ roleId }) => (roleId === null ? null : enumValueOf(ROLE, roleId)),
      person: personInWords,
      title: titleInWords,
      subject: subjectInWords,
      changes: (entry) =>
        inOrder(entry.changes).map((change) => ({
          label: labelInWords(entry, change),
          before: valueInWords(entry, change.name, change.before),
          after: valueInWords(entry, change.name, change.after),
        })),
    },
  },
}
