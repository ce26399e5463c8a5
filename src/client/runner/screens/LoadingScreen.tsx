/** The shape of a question while it is on its way; wordless, since the texts are on their way too. */
export function LoadingScreen() {
  return (
    <div className="rn rn-loading" aria-busy="true">
      <div className="rn-header">
        <div className="rn-header-row">
          <span className="rn-bone rn-bone-brand" />
        </div>
      </div>
      <div className="rn-main">
        <div className="rn-column rn-screen">
          <span className="rn-bone rn-bone-title" />
          <span className="rn-bone" />
          <span className="rn-bone" />
          <span className="rn-bone" />
        </div>
      </div>
    </div>
  );
}
