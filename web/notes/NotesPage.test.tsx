import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NotesPageQuery } from '../__generated__/NotesPageQuery.graphql.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { listVariables } from '../kit/lists/listSpec.ts'
import { noteList } from './noteList.ts'
import { Page, query } from './NotesPage.tsx'

const called = {
  id: 'n1',
  title: 'Called',
  email: 'service@example.com',
  noteText: 'Asked about fees.\nWill call back.',
  modifiedAt: '2026-03-02T15:04:00.000Z',
  isPinned: false,
}

function listOf(rows: object[]): Resolvers {
  return {
    AccountOwner: () => ({ id: 'o1', accountOwnerId: 1001 }),
    NoteConnection: () => pageOf(rows),
  }
}

const follow = (params: URLSearchParams) => ({ accountOwnerId: 1001, ...listVariables(noteList, params, 10) })

const open = (rows: object[] = [called]) =>
  renderScreen<NotesPageQuery>({ Page, query, variables: follow(new URLSearchParams()), follow, data: listOf(rows) })

async function add(title: string, text: string) {
  const opened = open()
  await opened.user.click(opened.page.getByRole('button', { name: 'Add Note' }))
  if (title) {
    await opened.user.click(opened.page.getByLabelText('Title'))
    await opened.user.paste(title)
  }
  if (text) await opened.user.type(opened.page.getByLabelText('Text'), text)
  await opened.user.click(opened.page.getByText('Save'))
  return opened
}

beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 1001 }))

describe('the notes about an owner', () => {
  it('shows author, date and text of a note, with its line breaks', () => {
    const { page } = open()
    expect(page.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Title',
      'Written By',
      'Text',
      'Date Added',
      'Pin',
    ])
    expect([...(page.getAllByRole('row')[1]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Called',
      'service@example.com',
      'Asked about fees.\nWill call back.',
      '03/02/2026 03:04 PM',
      'Pin',
    ])
  })

  it('sorts notes by column headers, with one query for each change', async () => {
    const { page, user, environment, router } = open()
    const before = environment.mock.getAllOperations().length
    await user.click(page.getByRole('button', { name: 'Title' }))
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(before + 1))
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 10, sort: 'TITLE_ASC' })
    answer(environment, listOf([called]))
    await waitFor(() => expect(page.getByRole('columnheader', { name: 'Title' }).ariaSort).toBe('ascending'))
    expect(router.state.location.search).toBe('?sort=TITLE_ASC')
    expect(environment.mock.getAllOperations()).toHaveLength(before)
  })

  it('says that there are no notes about the owner', () => {
    expect(open([]).page.getByText('No notes found for user.')).toBeTruthy()
  })

  it.each([
    ['', '', ['Please enter a title', 'Please enter a note']],
    ['   ', 'Text', ['Please enter a title']],
    ['x'.repeat(256), 'Text', ['Title must be 255 characters or less']],
  ])('refuses a note titled "%s" with the text "%s"', async (title, text, messages) => {
    const { page, environment } = await add(title, text)
    for (const message of messages) expect(await page.findAllByText(message)).toHaveLength(2)
    expect(sentMutations(environment)).toEqual([])
  })

  it('accepts a note title of 255 characters, and lists the new note first', async () => {
    const title = 'x'.repeat(255)
    const { page, environment } = await add(title, 'Text')
    await waitFor(() =>
      expect(sentMutations(environment)).toEqual([
        { input: { idempotencyKey: expect.any(String) as string, accountOwnerId: 1001, title, noteText: 'Text' } },
      ]),
    )
    answer(environment, { AddNotePayload: () => ({ errors: [] }) })
    expect(await page.findByText('Note has been added successfully')).toBeTruthy()
    answer(environment, listOf([{ ...called, id: 'n2', title }, called]))
    await waitFor(() => expect(page.getAllByRole('row')[1]?.textContent).toContain(title))
  })

  it("keeps the input of a refused note, and shows the server's message", async () => {
    const { page, environment } = await add('Title', 'Text')
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    answer(environment, {
      AddNotePayload: () => ({ errors: [{ code: 'INVALID', field: null, message: 'The note was refused.' }] }),
    })
    expect((await page.findAllByText('The note was refused.')).length).toBeGreaterThan(0)
    expect(page.getByLabelText('Title')).toHaveProperty('value', 'Title')
  })

  it('resends a failed note with the same idempotency key', async () => {
    const { page, user, environment } = await add('Title', 'Text')
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    const [first] = sentMutations(environment)
    answer(environment, {
      AddNotePayload: () => ({ errors: [{ code: 'INVALID', field: null, message: 'The note was refused.' }] }),
    })
    await page.findAllByText('The note was refused.')
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(sentMutations(environment)).toEqual([first]))
  })
})
