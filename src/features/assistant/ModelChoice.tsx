import { useWhole } from '../../kit/island/use-part.ts';
import { useEffect, useId } from 'react';
import { CHAT_LIMITS } from '../../assistant/limits.ts';
import { $baseUrl, $model, $offer, askOffer } from './state/offer.ts';
import { useTexts } from './context.ts';

/** The model, and where it is asked, as far as the publisher lets a reader choose. */
export function ModelChoice() {
  const t = useTexts();
  const [modelId, addressId] = [useId(), useId()];
  const offer = useWhole($offer);
  const model = useWhole($model);
  const baseUrl = useWhole($baseUrl);
  useEffect(() => {
    void askOffer();
  }, []);
  const models = offer?.models ?? undefined;
  const [own, ...others] = offer?.baseUrls ?? [];
  return (
    <>
      <div>
        <label htmlFor={modelId}>{t('assistant.configuration.model')}</label>
        {models ? (
          <select
            id={modelId}
            name="model"
            value={model}
            onChange={({ currentTarget }) => $model.set(currentTarget.value)}
          >
            {models.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : (
          <input
            id={modelId}
            name="model"
            value={model}
            maxLength={CHAT_LIMITS.model}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => $model.set(event.currentTarget.value)}
          />
        )}
      </div>
      {others.length > 0 && (
        <div>
          <label htmlFor={addressId}>{t('assistant.configuration.address')}</label>
          <select
            id={addressId}
            name="address"
            value={baseUrl}
            onChange={({ currentTarget }) => $baseUrl.set(currentTarget.value)}
          >
            <option value="">{own === '' ? t('assistant.configuration.ownAddress') : own}</option>
            {others.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
