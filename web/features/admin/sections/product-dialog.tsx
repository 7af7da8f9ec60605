import { adminCreateProduct, type adminProducts, adminUpdateProduct } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { PLAN_TYPES, type PlanType } from '@inkreel/contract/api/orders.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSite } from '../../../lib/site.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { AskDialog } from '../parts/ask-dialog.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { formOf, type ProductForm, type ProductMistake, readForm } from './product-form.ts';

interface ProductDialogProps {
  /** Undefined for a new one. */
  product: OutputOf<typeof adminProducts>[number] | undefined;
  onClose: () => void;
}

/** The form of a product. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { products: texts, organisations } = useAreaTexts(adminTexts);
  const { language } = useLanguage();
  const site = useSite();
  const currency = product?.currency ?? site.currency;
  const [form, setForm] = useState(() => formOf(product));
  const [sent, setSent] = useState(false);
  const { input, mistakes } = readForm(form, currency);
  const set = (change: Partial<ProductForm>) => setForm({ ...form, ...change });
  const errorOf = (field: ProductMistake, text: string) =>
    sent && mistakes.includes(field) ? text : undefined;
  const act = async (reason: string) => {
    if (!input) throw new Error('the form was checked before');
    const body = { ...input, reason };
    if (product) await call(adminUpdateProduct, { params: { id: product.id }, body });
    else await call(adminCreateProduct, { body });
    return texts.saved;
  };
  const name = product && (language === 'zh' ? product.name_zh : product.name_en);
  const text = (field: 'nameEn' | 'nameZh') => (
    <Field label={texts.fields[field]} error={errorOf(field, texts.wrong.name)}>
      {(control) => (
        <input
          {...control}
          className="input"
          value={form[field]}
          maxLength={60}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  const figure = (field: 'points' | 'validDays' | 'position') => (
    <NumberField
      label={texts.fields[field]}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      error={errorOf(field, texts.wrong[field])}
    />
  );
  return (
    <AskDialog
      title={name === undefined ? texts.addTitle : texts.editTitle({ name })}
      lines={[texts.line]}
      confirm={texts.save}
      check={() => {
        setSent(true);
        return mistakes.length === 0;
      }}
      act={act}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        {text('nameEn')}
        {text('nameZh')}
        <Field label={texts.fields.type}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={form.type}
              options={PLAN_TYPES.map((type) => ({ value: type, label: organisations.editions[type] }))}
              onChange={(type) => set({ type: type as PlanType })}
            />
          )}
        </Field>
        <NumberField
          label={texts.fields.price({ currency })}
          value={form.price}
          onChange={(price) => set({ price })}
          error={errorOf('price', texts.wrong.price)}
          decimals
        />
        {figure('points')}
        {figure('validDays')}
        {figure('position')}
        <label className="flex min-h-11 items-center gap-2.5 self-end text-[13px]">
          <input
            type="checkbox"
            className="size-4 accent-(--ink)"
            checked={form.offered}
            onChange={(event) => set({ offered: event.target.checked })}
          />
          {texts.fields.offered}
        </label>
      </div>
    </AskDialog>
  );
}
