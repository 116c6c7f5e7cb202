import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { StaffHome_viewer$key } from '../__generated__/StaffHome_viewer.graphql.ts'
import type { StaffHome_work$key } from '../__generated__/StaffHome_work.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Section } from '../core/screens/Section.tsx'
import { FindOwner } from '../owners/FindOwner.tsx'
import { RecentOwners } from '../owners/RecentOwners.tsx'
import { Administration } from '../overview/Administration.tsx'
import { Overview } from '../overview/Overview.tsx'
import { OverviewCharts } from '../overview/OverviewCharts.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

const ComplianceOverview = lazyPart(async () => ({
  default: (await import('../overview/ComplianceOverview.tsx')).ComplianceOverview,
}))

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '28px' },
  choose: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  first: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '8px',
  },
  deciding: { ':empty': { display: 'none' } },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '20px', rowGap: '8px' },
})

const secondPerson = 'second-person'

interface Props {
  viewerKey: StaffHome_viewer$key | null
  /** Approvals that wait for a second person. */
  deciding: ReactNode
}

/** Home of staff without a chosen owner: the owner search and the open work. */
export function StaffHome({ viewerKey, deciding }: Props) {
  const styles = useStyles()
  const viewer = useFragment(
    graphql`
      fragment StaffHome_viewer on Viewer
      @argumentDefinitions(
        operates: { type: "Boolean!" }
        reviews: { type: "Boolean!" }
        administers: { type: "Boolean!" }
      )
      @throwOnFieldError {
        ...StaffHome_work @include(if: $operates) @alias(as: "working")
        ...ComplianceOverview_viewer @include(if: $reviews) @alias(as: "reviewing")
        ...Administration_viewer @include(if: $administers) @alias(as: "administering")
      }
    `,
    viewerKey,
  )
  const work = useFragment<StaffHome_work$key>(
    graphql`
      fragment StaffHome_work on Viewer @throwOnFieldError {
        ...Overview_viewer
        ...OverviewCharts_viewer
      }
    `,
    viewer?.working ?? null,
  )
  const choose = (
    <div className={styles.choose}>
      <div className={styles.first}>
        <p>Please choose an account owner via Search.</p>
        <div className={styles.links}>
          <ScreenLink to="/search">Search</ScreenLink>
          <ScreenLink to="/report">Reports</ScreenLink>
        </div>
      </div>
      <FindOwner />
      <RecentOwners />
    </div>
  )
  return (
    <div className={styles.root}>
      {viewer?.reviewing ? null : choose}
      {work ? (
        <Section>
          <Overview viewerKey={work} secondPerson={`#${secondPerson}`} />
        </Section>
      ) : null}
      <div id={secondPerson} tabIndex={-1} className={styles.deciding}>
        {deciding}
      </div>
      {viewer?.reviewing ? (
        <Section>
          <Suspense fallback={null}>
            <ComplianceOverview viewerKey={viewer.reviewing} />
          </Suspense>
        </Section>
      ) : null}
      {viewer?.reviewing ? choose : null}
      {viewer?.administering ? (
        <Section>
          <Administration viewerKey={viewer.administering} />
        </Section>
      ) : null}
      {work ? (
        <Section>
          <OverviewCharts viewerKey={work} />
        </Section>
      ) : null}
    </div>
  )
}
