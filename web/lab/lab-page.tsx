import { NotFoundPage } from '../pages/not-found.tsx';
import { Site } from '../parts/site.tsx';
import { Lab } from './lab.tsx';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The fixtures, on one's own machine only. */
export const LabPage = () =>
  LOCAL.includes(location.hostname) ? (
    <Lab />
  ) : (
    <Site>
      <NotFoundPage />
    </Site>
  );
