import { useEffect, useState } from 'preact/hooks';

/** Says that something is on its way, but only where it takes longer than half a second. */
export const Loading = ({ what }: { readonly what: string }) => {
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="loading" role="status">
      {shown && (
        <>
          <span class="spinner" aria-hidden="true" />
          {what}
        </>
      )}
    </div>
  );
};
