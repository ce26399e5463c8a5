import "@fontsource-variable/inter";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { mount } from "../globals/mount";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { AppStyles } from "../theme/AppStyles";
import { readerPages } from "./extensions";

const [, prefix = "", token = ""] = /^(\/[^/]+)\/([^/]+)/.exec(window.location.pathname) ?? [];
const page = readerPages.get(prefix);
const Page = page && lazy(page.load);

// Asked even where the browser believes to be offline: then the page says so, and can be tried again.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: "always", refetchOnWindowFocus: false } },
});

mount(
  <AppStyles theme={undefined}>
    <TextsProvider pending={null} failed={(retry) => <BootFailure onRetry={retry} />}>
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>{Page && <Page token={decodeURIComponent(token)} />}</Suspense>
      </QueryClientProvider>
    </TextsProvider>
  </AppStyles>,
);
