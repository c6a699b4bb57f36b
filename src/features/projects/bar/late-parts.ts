/** What the bar of a project is made of, fetched once the page has a moment. */
export { ProjectBar } from './ProjectBar.tsx';
