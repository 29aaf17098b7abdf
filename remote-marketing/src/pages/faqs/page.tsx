import type { PageArguments } from '@little-arches/contracts/remote';
import { useLoaderData } from 'react-router-dom';
import { readAppCode } from '../../app/app-code';
import { GetTheApp } from '../../app/get-the-app';
import { ContactPanel } from '../../contact-panel/contact-panel';
import QuestionArch from '../../drawings/arches/question-arch.svg?react';
import { Drawing } from '../../drawings/drawing';
import { PageHead } from '../../page-head/page-head';
import styles from './page.module.css';
import { QuestionFinder } from './question-finder';

export async function loader({ host }: PageArguments) {
  return { code: await readAppCode(host) };
}

export function Page() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Questions and answers" drawing={<Drawing of={QuestionArch} />} small>
        <p>Short answers to what parents and professionals ask us most.</p>
      </PageHead>
      <div className={`column ${styles.page}`}>
        <QuestionFinder />
        <ContactPanel title="Your question isn’t here?">Ask us. We answer by email.</ContactPanel>
      </div>
      <GetTheApp code={code} />
    </>
  );
}
