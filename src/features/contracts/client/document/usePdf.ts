import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fetchFile } from "../../../../client/kit/console";

/** The contract's PDF and an address that the browser shows it at; read again where the document changes. */
export function usePdf(id: string, hash: string | undefined) {
  const {
    data: blob,
    error,
    refetch,
  } = useQuery({
    queryKey: ["contractPdf", id, hash],
    queryFn: () => fetchFile(`/api/contracts/${id}/document.pdf`),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(new Blob([blob], { type: "application/pdf" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return { blob, address, error, refetch };
}
