import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  mergeClasses,
  SearchBox,
  tokens,
} from '@fluentui/react-components'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { FaqPageQuery } from '../__generated__/FaqPageQuery.graphql.ts'
import { contactPhone } from '../kit/page/layout.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isLoggedIn } from '../core/session/session.ts'
import { useSession } from '../core/session/useSession.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { grouped, matching, questionsAt } from './questions.ts'

const useStyles = makeStyles({
  // Not a flexbox in print, because browsers move a whole flexbox column to the next page.
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px', '@media print': { display: 'block' } },
  back: { marginBlockEnd: '12px' },
  find: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  search: { width: '100%', maxWidth: '100%' },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    ':empty': { marginBlockStart: '-16px' },
  },
  heading: {
    marginBlock: '8px',
    '@media print': { marginBlock: '20px 8px' },
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
  },
  list: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
  },
  item: {
    paddingInline: '8px',
    scrollMarginTop: '80px',
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
    '@media print': { breakInside: 'avoid' },
  },
  // Adds space between a two-line question and the horizontal lines above and below.
  question: { display: 'block', fontWeight: 600, paddingBlock: '8px' },
  panel: { paddingBlock: '4px 20px', display: 'flex', flexDirection: 'column', rowGap: '12px' },
  answer: { lineHeight: tokens.lineHeightBase400, maxWidth: '62ch' },
  // Aligns the printed answer with the question above.
  printed: { padding: '0 12px 12px' },
  anchor: { fontSize: tokens.fontSizeBase200, alignSelf: 'flex-start' },
})

export const query = graphql`
  query FaqPageQuery @preloadable {
    terms {
      distributionFee
      federalMinimumPercent
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<FaqPageQuery> }) {
  const styles = useStyles()
  const phone = contactPhone()
  const isIn = useSession(isLoggedIn)
  const { terms } = usePreloadedQuery<FaqPageQuery>(query, queryRef)
  const { distributionFee = null, federalMinimumPercent = null } = terms ?? {}
  const questions = useMemo(
    () => questionsAt({ distributionFee, federalMinimumPercent }),
    [distributionFee, federalMinimumPercent],
  )
  const [search, setSearch] = useState('')
  const found = matching(questions, useDeferredValue(search))
  const [open, setOpen] = useOpenQuestions()
  return (
    <>
      {isIn ? (
        <p className={styles.back} data-print="hide">
          <ScreenLink to="/home">Back to Home</ScreenLink>
        </p>
      ) : null}
      <PageHeading>Frequently Asked Questions</PageHeading>
      <div className={styles.root}>
        <div className={styles.find} data-print="hide">
          <SearchBox
            className={styles.search}
            size="large"
            aria-label="Search the questions"
            placeholder="Search"
            value={search}
            onChange={(_, data) => setSearch(data.value)}
          />
          <p aria-live="polite" className={styles.count}>
            {found.length === 0
              ? 'No questions match your search.'
              : found.length < questions.length
                ? `${found.length} of ${questions.length} questions`
                : null}
          </p>
        </div>
        {grouped(questions, found).map(({ heading, questions: inGroup }) => (
          <section key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <Accordion
              className={styles.list}
              multiple
              collapsible
              openItems={open}
              onToggle={(_, data) => setOpen(data.openItems as string[])}
            >
              {inGroup.map(({ id, question, answer }) => (
                <AccordionItem key={id} id={id} value={id} className={styles.item}>
                  <AccordionHeader as="h3" size="large" expandIconPosition="end">
                    <span className={styles.question}>{question}</span>
                  </AccordionHeader>
                  {/* Show all answers in print, because paper can't be expanded. */}
                  {open.includes(id) ? null : (
                    <p className={mergeClasses(styles.answer, styles.printed)} data-print="only">
                      {answer}
                    </p>
                  )}
                  <AccordionPanel className={styles.panel}>
                    <p className={styles.answer}>{answer}</p>
                    <ScreenLink
                      to={`/faq/#${id}`}
                      className={styles.anchor}
                      aria-label={`Link to this question: ${question}`}
                      data-print="hide"
                    >
                      Link to this question
                    </ScreenLink>
                  </AccordionPanel>
                </AccordionItem>
              ))}
            </Accordion>
          </section>
        ))}
        <p>
          Don’t see your question? {phone ? `Call us at ${phone}, or ` : 'Please '}
          <ContactLink words="contact us" />.
        </p>
      </div>
    </>
  )
}

/** Returns the expanded questions: those that the visitor expanded, and the question named in the URL. */
function useOpenQuestions() {
  const named = useLocation().hash.slice(1)
  const [open, setOpen] = useState<string[]>([])
  const [followed, setFollowed] = useState('')
  if (named !== followed) {
    setFollowed(named)
    setOpen([...open.filter((id) => id !== named), named])
  }
  useEffect(() => {
    document.getElementById(named)?.scrollIntoView()
  }, [named])
  return [open, setOpen] as const
}
