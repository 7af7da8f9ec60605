/** Parts of the editor that take turns if there is no room for all of them. */
export function PanelTabs<Value extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly { value: NoInfer<Value>; label: string }[];
  chosen: Value;
  onChoose: (value: NoInfer<Value>) => void;
}) {
  return (
    <div className="panel-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === chosen}
          onClick={() => onChoose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
